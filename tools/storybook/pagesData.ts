import type { PagesData } from '../requirements/spec/pagesData';

// Types only: tools/storybook/pagesData.plugin.ts computes the values on request.

/** Every section of the specification, each decision and threat, in the order of docs/spec. */
export declare const spec: PagesData['spec'];

/** Every route of the portal with its screens. */
export declare const routeScreens: PagesData['routeScreens'];

/** What changed since each day, newest first. Empty without a history. */
export declare const changes: PagesData['changes'];

/** The names of amounts and counts, by their ids. */
export declare const figureNames: PagesData['figureNames'];
