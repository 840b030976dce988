import { memo, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { PlainLink } from '../../../components/Link/PlainLink';
import {
  border,
  color,
  control,
  fontSize,
  fontWeight,
  frame,
  layer,
  media,
  radius,
  space,
} from '../../../tokens';
import { Brand, BrandName } from '../../../components/Brand/Brand';
import { IconButton } from '../../../components/IconButton/IconButton';
import type { NavigationFlags } from '../../navigation';
import { appShellMessages } from '../messages';
import { Entry, EntryLabel, GroupLabel, Groups, NavigationList } from './NavigationList';
import { type Tip, useEntryTip } from './useEntryTip';

/** Shows the name of an entry next to the narrow menu. The link itself has that name already. */
function EntryTip({ label, middle }: Tip) {
  return (
    <Text aria-hidden translate="no" style={{ insetBlockStart: middle }}>
      {label}
    </Text>
  );
}

const Text = styled.span`
  position: fixed;
  inset-inline-start: calc(${frame.sidebarMini} - ${space[1]});
  z-index: ${layer.popover};
  transform: translateY(-50%);
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.ink};
  color: ${color.canvas};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.medium};
  white-space: nowrap;
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

interface SidebarProps {
  path: string;
  flags: NavigationFlags;
  /** The whole menu was requested from its icons. */
  onMenuOpen: () => void;
}

/**
 * The menu next to the screen (D16). It is full from 1024 px, has icons with tips from 768 px and a button for
 * the full one, and is hidden below. Its foot is always in sight, and a shadow above it says that the rest scrolls.
 * Each answer of the shell's reads renders the shell, but not these links.
 */
export const Sidebar = memo(function Sidebar({ path, flags, onMenuOpen }: SidebarProps) {
  const { tip, handlers } = useEntryTip();
  const menu = useRef<HTMLElement>(null);
  useEffect(
    function showCurrent() {
      menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    },
    [path],
  );
  return (
    <Side ref={menu} aria-label={appShellMessages.main} {...handlers}>
      <Home href={addresses.dashboard}>
        <Brand />
      </Home>
      <Widen>
        <IconButton icon="menu" label={appShellMessages.menu} aria-haspopup="dialog" onClick={onMenuOpen} />
      </Widen>
      <NavigationList path={path} flags={flags} />
      {tip && <EntryTip {...tip} />}
    </Side>
  );
});

const Widen = styled.div`
  display: none;

  ${media.tablet} {
    display: grid;
    justify-content: center;
    margin-block-end: ${space[2]};
  }
`;

const Side = styled.nav`
  position: sticky;
  display: flex;
  flex-direction: column;
  inset-block-start: 0;
  block-size: 100dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.line} transparent;
  padding-block-start: ${space[4]};
  border-inline-end: ${border.hair} solid ${color.line};

  > * {
    flex: none;
    margin-inline: ${space[3]};
  }
  ${Groups} {
    align-content: start;
    gap: ${space[2]};
    margin-inline: 0;
    padding: ${border.focus} ${space[3]};
  }
  ${Groups}[data-stays] {
    margin-block-start: auto;
    padding-block: ${space[2]} ${space[3]};

    &::before {
      content: '';
      border-block-start: ${border.hair} solid ${color.line};
    }
  }
  /* Nothing scrolls behind what stays. */
  ${media.high} {
    ${Groups}:not([data-stays]) {
      flex: 0 1 auto;
      min-block-size: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      /* The shadow doesn't cover the current entry. */
      scroll-padding-block: ${space[5]};
      scrollbar-width: inherit;
      scrollbar-color: inherit;
      /* The canvas moves with the last entry and covers the shadow. */
      background:
        linear-gradient(${color.canvas}, ${color.canvas}) bottom / 100% ${space[5]} no-repeat local,
        linear-gradient(to top, ${color.line}, transparent) bottom / 100% ${space[4]} no-repeat scroll;
    }
  }

  ${media.phone} {
    display: none;
  }
  ${media.tablet} {
    scrollbar-width: none;

    > *,
    ${Groups} {
      margin-inline: 0;
      padding-inline: ${space[2]};
    }

    ${GroupLabel} {
      block-size: 0;
      margin: 0 ${space[2]} ${space[2]};
      padding: 0;
      overflow: hidden;
      border-block-start: ${border.hair} solid ${color.line};
    }
    ${EntryLabel}, ${BrandName} {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    ${Entry} {
      justify-content: center;
      min-block-size: ${control.input};
      padding-inline: 0;
    }
  }
`;

const Home = styled(PlainLink)`
  display: flex;
  padding: ${space[1]} ${space[3]};
  margin-block-end: ${space[4]};
  border-radius: ${radius.small};

  ${media.tablet} {
    justify-content: center;
    align-items: center;
    min-block-size: ${control.touch};
    padding-inline: 0;
  }
`;
