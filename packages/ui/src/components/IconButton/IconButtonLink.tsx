import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { PlainLink } from '../Link/PlainLink';
import { iconButtonFace } from './IconButton';

export interface IconButtonLinkProps {
  icon: IconName;
  /** The link's name. */
  label: string;
  href: string;
}

/** A link with the look of a small icon button, for a way to another screen inside a row. */
export function IconButtonLink({ icon, label, href }: IconButtonLinkProps) {
  return (
    <Face $variant="quiet" $size="small" href={href} aria-label={label}>
      <Icon name={icon} />
    </Face>
  );
}

const Face = styled(PlainLink)<{ $variant: 'quiet'; $size: 'small' }>`
  ${iconButtonFace}
`;
