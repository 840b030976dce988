import styled from 'styled-components';
import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import type { IconName } from '../../components/Icon/paths';
import { PlainLink } from '../../components/Link/PlainLink';
import { appShellMessages } from './messages';
import { color, control, media, radius } from '../../tokens';

/** The name of a control with a count: `Notifications, 3 unread`. Above 99 it matches the badge. */
export const withUnread = (label: string, count: number): string =>
  count > 0
    ? appShellMessages.unread({ label, count: count > 99 ? '99+' : String(Math.floor(count)) })
    : label;

interface IconLinkProps {
  icon: IconName;
  /** The link's name, also shown on hover. */
  label: string;
  href: string;
  /** A count over the corner, shown above 0 and announced with the name. */
  unread?: number | undefined;
}

/** A link that shows only an icon. */
export function IconLink({ icon, label, href, unread = 0 }: IconLinkProps) {
  return (
    <Face href={href} aria-label={withUnread(label, unread)} title={label}>
      <Icon name={icon} size="large" />
      <Badge count={unread} />
    </Face>
  );
}

const Face = styled(PlainLink)`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: ${control.icon};
  block-size: ${control.icon};
  border-radius: ${radius.control};
  color: ${color.inkMuted};

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
      color: ${color.ink};
    }
  }
  ${media.handheld} {
    inline-size: ${control.touch};
    block-size: ${control.touch};
  }
`;
