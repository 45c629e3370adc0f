"""The families of edits: one file each, and one line here. Their order is that in which repairs are tried."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from grader.source.edits import (
    additions,
    arithmetic,
    assignments,
    blocks,
    calls,
    comparisons,
    conditions,
    constants,
    loops,
    returns,
    slips,
    statements,
    steps,
    subscripts,
    swaps,
    variables,
)
from grader.source.edits.edit import Edit
from grader.source.edits.places import Block, Scope, Site
from grader.source.edits.places import blocks as blocks_of
from grader.source.edits.places import sites as sites_of

OF_SITE: tuple[Callable[[Site, Scope], Iterator[Edit]], ...] = (
    comparisons.of_site,
    steps.of_site,
    conditions.of_site,
    returns.of_site,
    constants.of_site,
    arithmetic.of_site,
    loops.of_site,
    assignments.of_site,
    calls.of_site,
    subscripts.of_site,
    swaps.of_site,
    variables.of_site,
)
OF_BLOCK: tuple[Callable[[Block, Scope], Iterator[Edit]], ...] = (statements.of_block, blocks.of_block)
OF_UNIT: tuple[Callable[[ast.AST, Scope], Iterator[Edit]], ...] = (slips.of_unit, additions.of_unit)


def edits_of(root: ast.AST, repair: bool) -> list[Edit]:
    """All single edits of a definition, the likeliest families first; `repair`: also those that only mend."""
    scope = Scope(root, repair)
    all_sites, all_blocks = list(sites_of(root)), list(blocks_of(root))
    found: list[Edit] = []
    by_site = [[edit for site in all_sites for edit in family(site, scope)] for family in OF_SITE]
    by_block = [[edit for block in all_blocks for edit in family(block, scope)] for family in OF_BLOCK]
    by_unit = [list(family(root, scope)) for family in OF_UNIT]
    for family in (*by_site[:4], *by_unit, *by_block, *by_site[4:]):
        found += family
    return found
