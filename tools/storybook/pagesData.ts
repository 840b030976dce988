import type { PagesData } from '../requirements/spec/pagesData';

// Types only: tools/storybook/pagesData.plugin.ts computes the values on request.

/** Every requirement of the specification, each decision and threat, in the order of tools/requirements/data/sections.tsv. */
export declare const spec: PagesData['spec'];

/** Their headings: the sections, the decisions, the threats. */
export declare const headings: PagesData['headings'];

/** Every call, in the contract's order. */
export declare const calls: PagesData['calls'];

/** Every message with its uses, in order. */
export declare const messageUses: PagesData['messageUses'];

/** Every route of the portal with its screens. */
export declare const routeScreens: PagesData['routeScreens'];
