import styled from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import type { IconName } from '../../components/Icon/paths';
import { PlainLink } from '../../components/Link/PlainLink';
import { color, control, media, radius } from '../../tokens';

interface IconLinkProps {
  icon: IconName;
  /** Where it leads: the link's name, and shown on hover. */
  label: string;
  href: string;
}

/** A link that shows a drawing alone. */
export function IconLink({ icon, label, href }: IconLinkProps) {
  return (
    <Face href={href} aria-label={label} title={label}>
      <Icon name={icon} scale="large" />
    </Face>
  );
}

const Face = styled(PlainLink)`
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
  ${media.phone} {
    inline-size: ${control.touch};
    block-size: ${control.touch};
  }
`;
