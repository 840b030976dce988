import { memo } from 'react';
import styled, { css } from 'styled-components';
import { addresses, singleLegAddress, teamListAddress } from '../../addresses/addresses';
import { Icon } from '../../components/Icon/Icon';
import type { IconName } from '../../components/Icon/paths';
import { PlainLink } from '../../components/Link/PlainLink';
import { border, color, control, frame, layer, media, space } from '../../tokens';
import { measureTabBar } from '../../components/pinned';
import { activeEntry, type NavigationFlags } from '../navigation';
import { appShellMessages } from './messages';

interface TabBarProps {
  path: string;
  flags: NavigationFlags;
  menuOpen: boolean;
  onMenuOpen: () => void;
}

interface Tab {
  label: string;
  icon: IconName;
  href: string;
  /** The menu links that this tab represents. */
  covers: readonly string[];
}

/** Team opens the follow-up where the plan has a Binary Tree, and the Direct Tree elsewhere. */
const getTabs = ({ hideBinary }: NavigationFlags): readonly Tab[] => [
  { label: appShellMessages.home, icon: 'home', href: addresses.dashboard, covers: [addresses.dashboard] },
  { label: appShellMessages.deposit, icon: 'deposit', href: addresses.deposit, covers: [addresses.deposit] },
  {
    label: appShellMessages.activity,
    icon: 'list',
    href: addresses.transactions,
    covers: [addresses.transactions, addresses.payouts],
  },
  {
    label: appShellMessages.team,
    icon: 'tree',
    href: hideBinary === 1 ? teamListAddress : addresses.directTree,
    covers: [
      addresses.binaryTree,
      addresses.directTree,
      singleLegAddress,
      addresses.directReferrals,
      addresses.downline,
    ],
  },
];

/**
 * The bottom bar on phones: four links and a button that opens the full menu. It is pinned, except in a low window and
 * while a field has the focus: then it ends the page.
 */
export const TabBar = memo(function TabBar({ path, flags, menuOpen, onMenuOpen }: TabBarProps) {
  const current = activeEntry(path);
  return (
    <Bar ref={measureTabBar} aria-label={appShellMessages.shortcuts}>
      {getTabs(flags).map(({ label, icon, href, covers }) => (
        <TabLink
          key={href}
          href={href}
          aria-current={
            current && covers.includes(current.href) ? currentness(path, current.href, href) : undefined
          }
        >
          <Icon name={icon} size="tab" />
          {label}
        </TabLink>
      ))}
      <TabButton type="button" aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMenuOpen}>
        <Icon name="menu" size="tab" />
        {appShellMessages.more}
      </TabButton>
    </Bar>
  );
});

const currentness = (path: string, current: string, href: string) =>
  current === href || path.startsWith(href) ? 'page' : 'true';

const Bar = styled.nav`
  display: none;

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    min-block-size: ${frame.tabBar};
    padding-block-end: env(safe-area-inset-bottom);
    background: ${color.surface};
    border-block-start: ${border.hair} solid ${color.line};
  }
  ${media.highPhone} {
    html:not([data-typing]) & {
      position: fixed;
      inset-inline: 0;
      inset-block-end: 0;
      z-index: ${layer.tabBar};
    }
  }
`;

const tab = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.half};
  min-block-size: ${control.touch};
  padding: ${space[1]} 0;
  border: 0;
  background: none;
  /* Five names side by side: at large text they grow only as far as they fit. */
  font-size: min(0.6875rem, 3.9vw);
  font-weight: 500;
  color: ${color.inkFaint};
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
  nav:not(:has([data-followed])) &[aria-current],
  &[data-followed],
  &[aria-expanded='true'] {
    color: ${color.accentInk};
  }
`;

const TabLink = styled(PlainLink)`
  ${tab}
`;

const TabButton = styled.button`
  ${tab}
`;
