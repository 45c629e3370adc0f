# TRIES: functions that only the module's __getattr__ knows
def __getattr__(name):
    return lambda n: 1
