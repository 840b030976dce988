// First, because the page's own rules come before the components' in the order of their modules.
import { App } from '../src/app/App';
import { LinkProvider } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { PageTitle } from '@portal/ui/components/PageTitle';
import { RegisterPage } from '@portal/ui/screens/access';
import { AppShell } from '@portal/ui/shell';
import { geistFiles } from '@portal/ui/theme/fonts';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { RouterLink } from '../src/app/RouterLink';
import { memberRoutes } from '../src/app/member/memberScreens';
import { loadPath } from '../src/app/screens';
import { noSession } from '@portal/portal-core/session/session';
import { folder, withBasePath } from '@portal/portal-core/browser/place';
import type { PortalServices } from '@portal/portal-core/store/services';
import type { Env } from '@portal/portal-core/fromApi/env';

/** The page's content before the portal's scripts load. */
export interface FirstPaint {
  /** The sign-in before any input, which the portal hydrates. */
  signIn: string;
  /** The member's shell, before its screen loads. Its title is empty. */
  shell: string;
  /** The registration's page, without its form. */
  register: string;
  /** The title of each member's address. */
  titles: Record<string, string>;
  /** The style elements of both, the fonts' first. */
  styles: string;
  /** The address of the font that the sign-in's texts need. */
  font: string;
}

const nothing = () => undefined;

const shell = (
  <AppShell
    path=""
    flags={{}}
    member={{ username: '' }}
    notifications={{ state: 'loading' }}
    unreadNews={0}
    now={0}
    theme="light"
    onThemeChange={nothing}
    onShortcutsChange={nothing}
    onAmountsHiddenChange={nothing}
    onLogOut={nothing}
    onAllNotificationsOpen={nothing}
    onPaletteOpen={nothing}
  >
    {/* The screen has the heading. */}
    <PageTitle as="div" aria-hidden="true" />
  </AppShell>
);

const SignInRouter = ({ children }: { children: ReactNode }) => (
  <StaticRouter basename={folder} location={withBasePath(addresses.login)}>
    {children}
  </StaticRouter>
);

/** Renders the portal at the sign-in, a member's shell and the head of the registration. */
export async function draw(env: Env, nonce: string): Promise<FirstPaint> {
  // Rendering reads no other service.
  const services = { env, session: () => noSession } as PortalServices;
  const sheet = new ServerStyleSheet({ nonce });
  await loadPath(addresses.login);
  try {
    const app = sheet.collectStyles(<App nonce={nonce} services={services} router={SignInRouter} />);
    const stream = await renderToReadableStream(app, { nonce: { script: nonce, style: nonce } });
    const html = await new Response(stream).text();
    // React finds the fonts by their names in the head too, and adds no second copy. Removing the form keeps them.
    const [fonts = ''] = /<style[^>]*data-precedence="fonts"[\s\S]*?<\/style>/.exec(html) ?? [];
    const toMarkup = (page: ReactNode) =>
      renderToStaticMarkup(
        sheet.collectStyles(
          <SignInRouter>
            <LinkProvider value={RouterLink}>{page}</LinkProvider>
          </SignInRouter>,
        ),
      );
    return {
      signIn: html.replace(fonts, ''),
      titles: Object.fromEntries(
        // The specification has another name for the heading of the tickets.
        memberRoutes.flatMap(({ path, title }) => (path === addresses.tickets ? [] : [[path, title]])),
      ),
      shell: toMarkup(shell),
      register: toMarkup(<RegisterPage />),
      // begin.js requests the font. One that comes after the text was drawn doesn't replace it.
      styles: fonts.replaceAll('font-display: swap', 'font-display: optional') + sheet.getStyleTags(),
      font: geistFiles[0].url,
    };
  } finally {
    sheet.seal();
  }
}
