import styled from 'styled-components';
import { color, fontWeight, media, radius, space } from '../../tokens';
import { PlainLink } from './PlainLink';

/** A link in text or on its own. A link navigates; use a Button for an action. */
export const Link = styled(PlainLink)`
  color: ${color.accentInk};
  font-weight: ${fontWeight.link};
  border-radius: ${radius.tiny};
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  /* At least 24 px high, and easier to find for a finger; nothing around it moves. */
  padding-block: ${space[1]};
  margin-block: calc(-1 * ${space[1]});
  ${media.handheld} {
    padding-block: ${space[1.5]};
    margin-block: calc(-1 * ${space[1.5]});
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
