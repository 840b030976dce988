import type { Breakage } from '../breakage';

const recent = 'apps/portal/src/session/recentEntries.test.ts';

/** Breaks the palette that finds pages, actions and the member's own things. */
export const shellPaletteBreakages: readonly Breakage[] = [
  {
    promise: 'A §2 Header.14',
    what: 'opens the palette over a dialog',
    file: 'packages/ui/src/shell/AppShell/Shortcuts/useShortcuts.ts',
    from: `if (event.defaultPrevented || document.querySelector('dialog[open], [aria-modal="true"]')) return;`,
    to: 'if (event.defaultPrevented) return;',
  },
  {
    promise: 'A §2 Header.22',
    what: 'takes the focus to the button of a key',
    file: 'packages/ui/src/shell/AppShell/Shortcuts/useShortcuts.ts',
    from: 'if (button?.ariaHasPopup && document.activeElement?.matches(nowhere)) button.focus();',
    to: 'button?.focus();',
  },
  {
    promise: 'A §2 Header.15',
    what: 'stops at the end of the list',
    file: 'packages/ui/src/shell/Palette/Palette.tsx',
    from: 'lines[(to + lines.length) % lines.length]?.id',
    to: 'lines[Math.max(to, 0)]?.id',
  },
  {
    promise: 'A §2 Header.16',
    what: 'marks only what is written in the same case',
    file: 'packages/ui/src/shell/Palette/matching.ts',
    from: "'gi'));",
    to: "'g'));",
  },
  {
    promise: 'A §2 Header.17',
    what: 'leaves a source out that failed',
    file: 'packages/ui/src/shell/Palette/groups.ts',
    from: 'return local(title, [retry]);',
    to: 'return local(title, [retry].slice(1));',
  },
  {
    promise: 'A §2 Header.18',
    what: 'lists a recent page a second time',
    file: 'packages/ui/src/shell/Palette/groups.ts',
    from: '!recently.some((entry) => entry.id === id)',
    to: '!recently.some((entry) => entry.label === id)',
  },
  {
    promise: 'A §2 Header.19',
    what: 'leads to the list and not to the row',
    file: 'apps/portal/src/shared/lists/openedRow.ts',
    from: "withOpened('', rowNameOf(pageName), id)",
    to: "withOpened('', rowNameOf(pageName), id && undefined)",
  },
  {
    promise: 'T9',
    what: 'goes to any address that is stored',
    file: 'apps/portal/src/session/recentEntries.ts',
    from: String.raw`/^\/user\/[^\s\\]{1,250}$/.test(value)`,
    to: 'value.length < 250',
    test: `${recent} › a stored address leads to the member’s own pages alone: %j (T9)`,
  },
  {
    promise: 'T26',
    what: 'leaves what was looked for behind after a logout',
    file: 'apps/portal/src/shared/store/startStore.ts',
    from: '      dropRecentEntries(storage);\n',
    to: '',
    test: 'apps/portal/src/shared/store/startStore.test.ts › a logout leaves nothing behind (A §4)',
  },
  {
    promise: 'A §2 Header.20',
    what: 'the palette shows amounts that are shown',
    file: 'apps/portal/src/app/palette/memberActions.ts',
    from: 'hideAmounts(!amountsHidden)',
    to: 'hideAmounts(amountsHidden)',
  },
];
