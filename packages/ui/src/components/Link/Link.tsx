import styled from 'styled-components';
import { color, fontWeight, media, radius } from '../../tokens';
import { PlainLink } from './PlainLink';

/** A link in running text or on its own. It goes somewhere; what acts is a Button. */
export const Link = styled(PlainLink)`
  color: ${color.accentInk};
  font-weight: ${fontWeight.link};
  border-radius: ${radius.tiny};
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
