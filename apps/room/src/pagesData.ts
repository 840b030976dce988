import type { PagesData } from '../../../checks/spec/pagesData';

// These are types alone: apps/room/pagesData.plugin.ts computes the values when they are asked for.

/** Every promise of the specification, each decision and threat, in the order of checks/data/clauses.tsv. */
export declare const spec: PagesData['spec'];

/** What those stand under: the clauses, the decisions, the threats. */
export declare const headings: PagesData['headings'];

/** Every call, in the order of the contract. */
export declare const calls: PagesData['calls'];

/** Every text of the catalogue with where it is used, in the catalogue's order. */
export declare const wordUses: PagesData['wordUses'];

/** Every route of the portal with the screens that it shows. */
export declare const routeScreens: PagesData['routeScreens'];
