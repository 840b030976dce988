import styled from 'styled-components';
import { addresses } from '../../addresses/addresses';
import { IconButton } from '../../components/IconButton/IconButton';
import { PlainLink } from '../../components/Link/PlainLink';
import { control, frame, media, radius, space } from '../../tokens';
import { Brand, brandSignSize } from '../../components/Brand/Brand';
import { IconLink } from './IconLink';
import { NotificationsMenu, type NotificationsMenuProps } from './Notifications/NotificationsMenu';
import { ProfileMenu, type ProfileMenuProps } from './ProfileMenu';
import { appShellMessages } from './messages';

export interface HeaderProps extends NotificationsMenuProps, ProfileMenuProps {
  /** The count of unread news, shown only above 0. Absent or 0 before it is loaded. */
  unreadNews?: number | undefined;
  /** Enables single-key shortcuts. Those with Ctrl or ⌘ always work. Default true (WCAG 2.1.4). */
  shortcuts?: boolean | undefined;
  /** Amounts are shown as dots. Default false. */
  amountsHidden?: boolean | undefined;
  /** Called by the button in the header, and by the full stop key. */
  onAmountsHiddenChange: (hidden: boolean) => void;
  /** Opens the palette with Ctrl/⌘-K or its button. The caller loads and shows it. */
  onPaletteOpen: () => void;
}

/** News, bell and profile (A §2). On phones it includes the brand, which is in the menu elsewhere. */
export function Header({ onShortcutsOpen, ...props }: HeaderProps) {
  return (
    <Bar>
      <Home href={addresses.dashboard}>
        <Brand />
      </Home>
      <IconButton
        icon="search"
        label={appShellMessages.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={props.onPaletteOpen}
      />
      <IconLink
        icon="news"
        label={appShellMessages.news}
        unread={props.unreadNews}
        href={addresses.allNews}
      />
      <NotificationsMenu {...props} />
      <IconButton
        icon={props.amountsHidden ? 'eyeOff' : 'eye'}
        label={props.amountsHidden ? appShellMessages.showAmounts : appShellMessages.hideAmounts}
        aria-keyshortcuts={props.shortcuts === false ? undefined : '.'}
        onClick={() => props.onAmountsHiddenChange(!props.amountsHidden)}
      />
      <ProfileMenu {...props} onShortcutsOpen={onShortcutsOpen} />
    </Bar>
  );
}

const Bar = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  min-block-size: ${frame.header};
  padding-inline: ${space[8]};

  ${media.tablet} {
    padding-inline: ${space[6]};
  }
  ${media.phone} {
    min-block-size: ${frame.headerPhone};
    padding-inline: ${space[4]} ${space[2]};
    gap: 0;
  }
`;

const Home = styled(PlainLink)`
  display: none;
  ${media.phone} {
    display: flex;
    align-items: center;
    /* Wraps when the logo doesn't fit, not when the name doesn't. */
    flex: 1 1 ${brandSignSize};
    min-inline-size: 0;
    max-inline-size: max-content;
    min-block-size: ${control.touch};
    margin-inline-end: auto;
    border-radius: ${radius.small};

    /* A name that doesn't fit next to its logo wraps to a second line, which is clipped. */
    > span {
      flex-wrap: wrap;
      min-inline-size: 0;
      block-size: ${space[6]};
      overflow: hidden;
      white-space: nowrap;
    }
  }
`;
