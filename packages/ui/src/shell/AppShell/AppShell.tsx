import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, frame, layer, media, radius, space } from '../../tokens';
import { OfflineBar } from '../OfflineBar/OfflineBar';
import { InShellContext } from '../../components/PlainPage/InShellContext';
import type { NavigationFlags } from '../navigation';
import { addresses } from '../../addresses/addresses';
import { Link } from '../../components/Link/Link';
import {
  hasOperatorLinks,
  OperatorLinks,
  operatorMessages,
} from '../../components/OperatorLinks/OperatorLinks';
import { getElementProps, type ElementProps } from '../../components/elementProps';
import { Icon } from '../../components/Icon/Icon';
import { fill } from '../../text/fill';
import { Header, type HeaderProps } from './Header';
import { MenuOverlay } from './Menu/MenuOverlay';
import { Sidebar } from './Menu/Sidebar';
import { TabBar } from './TabBar';
import { useShortcuts } from './Shortcuts/useShortcuts';
import { appShellMessages } from './messages';

/** The first tab stop, which skips the menu. */
function SkipLink({ onNavigate }: { onNavigate: () => void }) {
  return (
    <Skip
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        onNavigate();
      }}
    >
      {appShellMessages.skipToContent}
    </Skip>
  );
}

const Skip = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${layer.popover};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
`;

/** Identifies an operator's login-as-user session (T5, D26). */
function SessionBanner({ username }: { username: string }) {
  return (
    <Band>
      <Icon name="shield" />
      <p>{fill(appShellMessages.signedInAs, { username: <Name>{username}</Name> })}</p>
    </Band>
  );
}

const Band = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  background: ${color.warnSoft};
  color: ${color.warn};
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
`;

const Name = styled.bdi.attrs({ translate: 'no' })`
  font-weight: ${fontWeight.heading};
`;

/** Who runs the portal, support and complaints, below every screen. It shows nothing where the operator sets no page. */
function OperatorFoot() {
  if (!hasOperatorLinks()) return null;
  return (
    <Row aria-label={operatorMessages.legal}>
      <Link href={addresses.tickets}>{operatorMessages.support}</Link>
      <OperatorLinks />
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  /* The end of a screen, inside its padding. */
  margin-block-start: ${space[8]};
  font-size: ${fontSize.label};

  ${media.print} {
    display: none;
  }
`;

export interface AppShellProps extends ElementProps, Omit<HeaderProps, 'onShortcutsOpen'> {
  /** The current pathname, which highlights an entry of the menu. */
  path: string;
  /** The plan's flags, which show or hide menu entries. */
  flags: NavigationFlags;
  /** The username in an operator's login-as-user session (T5). Absent in a member's own session. */
  signedInAs?: string | undefined;
  /** The browser has no network. */
  offline?: boolean;
  /** A line above the header: an `UpdateBar`. */
  notice?: ReactNode;
  /** Called when the member turns single-key shortcuts on or off. */
  onShortcutsChange: (on: boolean) => void;
  /** The screen. */
  children: ReactNode;
}

/**
 * The signed-in layout: header, menu in three widths, tab bar on phones, and the screen as `main`. Only
 * styles depend on the width, to avoid a layout shift after the first paint. When `path` changes, the focus
 * moves to the new screen.
 */
export function AppShell(props: AppShellProps) {
  const { path, flags, shortcuts = true, signedInAs, offline = false, onPaletteOpen, children } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const keys = useShortcuts(shortcuts, {
    onPaletteOpen,
    onAmountsToggle: () => props.onAmountsHiddenChange(!props.amountsHidden),
  });
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(
    function focusNewScreen() {
      if (shownPath.current === path) return;
      shownPath.current = path;
      main.current?.focus({ preventScroll: true });
    },
    [path],
  );
  return (
    <>
      <SkipLink onNavigate={() => main.current?.focus()} />
      <Columns {...getElementProps(props)}>
        <Sidebar path={path} flags={flags} onMenuOpen={openMenu} />
        <Content>
          <OfflineBar offline={offline} />
          {props.notice}
          {signedInAs !== undefined && <SessionBanner username={signedInAs} />}
          <Header {...props} onShortcutsOpen={keys.open} />
          <Main id={mainId} ref={main} tabIndex={-1}>
            <InShellContext value>{children}</InShellContext>
            <OperatorFoot />
          </Main>
          {/* Hidden on every screen (A §2, D17). */}
          <footer hidden>© 2025</footer>
        </Content>
      </Columns>
      <TabBar path={path} flags={flags} menuOpen={menuOpen} onMenuOpen={openMenu} />
      {menuOpen && <MenuOverlay path={path} flags={flags} onDismiss={closeMenu} />}
      {keys.Dialog && <keys.Dialog {...props} shortcuts={shortcuts} onDismiss={keys.close} />}
    </>
  );
}

const mainId = 'main';
const tabBar = `var(--tab-bar, calc(${frame.tabBar} + env(safe-area-inset-bottom)))`;

const Columns = styled.div`
  display: grid;
  /* As designed at 100 %; large text gets more, but never a quarter of the window. */
  grid-template-columns: max(${frame.sidebar}, min(15.25rem, 24vw)) minmax(0, 1fr);
  min-block-size: 100dvh;

  ${media.tablet} {
    grid-template-columns: ${frame.sidebarMini} minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    /* The tab bar is below it. */
    min-block-size: calc(100dvh - ${tabBar});
  }
  ${media.highPhone} {
    /* The pinned tab bar covers the end of the window, not of the page. */
    html:not([data-typing]) & {
      min-block-size: 100dvh;
      padding-block-end: ${tabBar};
    }
  }
`;

const Content = styled.div`
  min-inline-size: 0;
`;

const Main = styled.main`
  max-inline-size: ${frame.content};
  margin-inline: auto;
  padding: ${space[1.5]} ${space[8]} ${space[16]};
  outline: none;

  ${media.tablet} {
    padding-inline: ${space[6]};
  }
  ${media.phone} {
    padding: ${space[1]} ${space[4]} ${space[6]};
  }
`;
