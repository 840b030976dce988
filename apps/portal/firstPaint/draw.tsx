import { PortalTheme, Skeleton } from '@portal/ui';
import { LoginScreen } from '@portal/ui/screens/access';
import { AppShell } from '@portal/ui/shell';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** What a page shows before any script of the portal's has come. */
export interface FirstPaint {
  /** The sign-in as it is before anybody typed. */
  signIn: string;
  /** A member's frame, whose screen is still to come. */
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
 * Until the portal takes over, nobody answers a press, and a form that is sent then would put a password into the
 * address: so there is no form.
 */
const withoutForms = (markup: string) =>
  markup
    .replace(/<form [^>]*?(class="[^"]*")[^>]*>/g, '<div $1>')
    .replaceAll('</form>', '</div>')
    .replaceAll('type="submit"', 'type="button" data-submit');

/**
 * The rules alone, the page's before the components', as the portal has them. The marks by which styles are taken over
 * from a server go, since these leave with the first paint.
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
  // Both screens bring the page's own rules along.
  return [...new Set(lines)].filter((line) => !isForLater(line)).join('\n');
}

/** On paper, under a pointer, or in a state that nothing has before the portal runs: these rules come with it. */
function isForLater(rule: string): boolean {
  const [selector = ''] = rule.split('{');
  if (selector.startsWith('@')) return selector.includes('print') || selector.includes('hover');
  return selector.split(',').every((one) => /:(hover|disabled|active|-webkit-autofill)\b/.test(one));
}

/** The fonts' rules, which React writes beside what it draws. */
function withoutStyleTags(markup: string): { markup: string; rules: string } {
  const tag = /<style[^>]*>([\s\S]*?)<\/style>/g;
  return {
    markup: markup.replace(tag, ''),
    rules: [...markup.matchAll(tag)].map(([, rules = '']) => rules).join('\n'),
  };
}

/** The policy allows no style in an attribute, so each becomes a class. */
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

/** Draws the screens themselves, with the rules of an operator's accent, so that what is seen first is what stands there afterwards. */
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
