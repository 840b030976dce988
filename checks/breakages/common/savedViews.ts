import type { Breakage } from '../breakage';

const folder = 'packages/ui/src/components/SavedViews';

/** Breaks the views of a list that a device keeps. */
export const savedViewsBreakages: readonly Breakage[] = [
  {
    promise: 'B §2 Filter dialog.12',
    what: 'replaces a view without a question',
    file: `${folder}/SaveView.tsx`,
    from: 'else if (taken && asked !== name) setAsked(name);',
    to: 'else if (taken && asked !== name) keep();',
  },
  {
    promise: 'B §2 Filter dialog.13',
    what: 'keeps the page in the view',
    file: 'apps/portal/src/shared/lists/savedViews.ts',
    from: "fields: readonly FilterField[], { filters }: ListState): string =>\n  writeListState('', fields, { page: 1, filters });",
    to: "fields: readonly FilterField[], state: ListState): string =>\n  writeListState('', fields, state);",
  },
  {
    promise: 'B §2 Filter dialog.14',
    what: 'allows a hundred views',
    file: `${folder}/savedViews.ts`,
    from: 'export const mostViews = 20;',
    to: 'export const mostViews = 100;',
  },
  {
    promise: 'B §2 Filter dialog.15',
    what: 'calls a view kept that is not',
    file: 'apps/portal/src/session/savedViews.ts',
    from: '  } catch {\n    return false;\n  }\n}',
    to: '  } catch {\n    return true;\n  }\n}',
  },
  {
    promise: 'B §2 Filter dialog.16',
    what: 'gives all members of a device the same views',
    file: 'apps/portal/src/session/savedViews.ts',
    from: '`saved_views_${fingerprintOf(username.toLowerCase())}`',
    to: "`saved_views_${fingerprintOf('')}`",
  },
  {
    promise: 'B §2 Filter dialog.17',
    what: 'takes the focus away with the offer',
    file: `${folder}/LastView.tsx`,
    from: '          filterButton.current?.focus();\n          onFiltered(last);',
    to: '          onFiltered(last);',
  },
  {
    promise: 'B §2 Filter dialog.18',
    what: 'a view that comes back is the newest',
    file: 'apps/portal/src/shared/lists/savedViews.ts',
    from: 'views.toSpliced(at, 0, view)',
    to: 'views.toSpliced(0, 0, view)',
  },
];
