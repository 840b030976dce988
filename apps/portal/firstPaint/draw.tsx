import { PortalTheme, Skeleton } from '@portal/ui';
import { LoginScreen } from '@portal/ui/screens/access';
import { AppShell } from '@portal/ui/shell';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The page's content before the portal's scripts load. */
export interface FirstPaint {
  /** The sign-in before any input. */
  signIn: string;
  /** The member's frame, before its screen loads. */
  frame: string;
  /** The styles of both. */
  styles: string;
}

const nothing = () => undefined;

const signIn = (
  <LoginScreen
    step={{ name: 'pre' }}
    SecondFactor={() => null}
    onVerified={nothing}
    onSignedIn={nothing}
    onCodeRequested={nothing}
    onReturned={nothing}
    onPasswordForgotten={nothing}
    onSessionReplaced={nothing}
    onSessionKept={nothing}
  />
);

const frame = (
  <AppShell
    path=""
    flags={{}}
    member={{ username: '' }}
    notifications={{ state: 'loading' }}
    unreadNews={0}
    now={0}
    theme="light"
    onThemeChosen={nothing}
    onShortcutsChanged={nothing}
    onAmountsHidden={nothing}
    onLoggedOut={nothing}
    onAllNotificationsOpened={nothing}
    onPaletteOpened={nothing}
  >
    <Skeleton />
  </AppShell>
);

/**
 * Drops the forms, because nothing handles a submit before the portal runs. The browser would put the password into the
 * address.
 */
const withoutForms = (markup: string) =>
  markup
    .replace(/<form [^>]*?(class="[^"]*")[^>]*>/g, '<div $1>')
    .replaceAll('</form>', '</div>')
    .replaceAll('type="submit"', 'type="button" data-submit');

/**
 * Returns the rules, the page's before the components', in the portal's own order. The attributes for style hydration
 * are dropped, because these styles leave with the first paint.
 */
function getRules(tags: string): string {
  const groups = [
    ...tags
      .replace(/<\/?style[^>]*>/g, '')
      .replaceAll('/*!sc*/', '')
      .matchAll(/([\s\S]*?)data-styled\.g\d+\[id="([^"]*)"\]\{content:"[^"]*"\}/g),
  ];
  const isPages = ([, , id = '']: RegExpMatchArray) => id.startsWith('sc-global');
  const lines = [...groups.filter(isPages), ...groups.filter((group) => !isPages(group))].flatMap(
    ([, rules = '']) => rules.trim().split('\n'),
  );
  // Both screens include the page's own rules.
  return [...new Set(lines)].filter((line) => !isForLater(line)).join('\n');
}

/** Rules for print, hover, or states that need the portal load with the portal. */
function isForLater(rule: string): boolean {
  const [selector = ''] = rule.split('{');
  if (selector.startsWith('@')) return selector.includes('print') || selector.includes('hover');
  return selector.split(',').every((one) => /:(hover|disabled|active|-webkit-autofill)\b/.test(one));
}

/** Drops the font rules, which React adds to the markup. */
function withoutStyleTags(markup: string): { markup: string; rules: string } {
  const tag = /<style[^>]*>([\s\S]*?)<\/style>/g;
  return {
    markup: markup.replace(tag, ''),
    rules: [...markup.matchAll(tag)].map(([, rules = '']) => rules).join('\n'),
  };
}

/** The content policy forbids style attributes, so each becomes a class. */
function withoutStyleAttributes(markup: string): { markup: string; rules: string } {
  const rules: string[] = [];
  const moved = markup.replace(
    /(<[^>]*?) style="([^"]*)"([^>]*>)/g,
    (_tag, before: string, style: string, after: string) => {
      const name = `first-paint-${rules.length}`;
      rules.push(`.${name}{${style}}`);
      const tag = `${before}${after}`;
      return tag.includes('class="')
        ? tag.replace('class="', `class="${name} `)
        : tag.replace(/^<\w+/, `$& class="${name}"`);
    },
  );
  return { markup: moved, rules: rules.join('\n') };
}

/** Renders the real screens with the operator's accent, so the first paint matches the portal. */
export function draw(accent: string): FirstPaint {
  const sheet = new ServerStyleSheet();
  const drawn = (screen: ReactNode) =>
    withoutForms(renderToStaticMarkup(sheet.collectStyles(<PortalTheme quiet>{screen}</PortalTheme>)));
  try {
    const visitors = withoutStyleTags(drawn(signIn));
    const members = withoutStyleAttributes(withoutStyleTags(drawn(frame)).markup);
    return {
      signIn: visitors.markup,
      frame: members.markup,
      styles: [visitors.rules, getRules(sheet.getStyleTags()), members.rules, accent].join('\n'),
    };
  } finally {
    sheet.seal();
  }
}
