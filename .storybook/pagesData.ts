import type { PagesData } from '../checks/spec/pagesData';

// Types alone: .storybook/pagesData.plugin.ts puts the values in, computed from the sources when they are asked for.

/** Every clause of the specification, each decision and threat, in the order of checks/data/clauses.tsv. */
export declare const clauses: PagesData['clauses'];

/** Every call, in the order of the contract. */
export declare const calls: PagesData['calls'];

/** Every text of the catalogue with where it is used, in the catalogue's order. */
export declare const wordUses: PagesData['wordUses'];

/** Every route of the portal with the screens that it shows. */
export declare const routeScreens: PagesData['routeScreens'];
