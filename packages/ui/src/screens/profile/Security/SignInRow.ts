import styled from 'styled-components';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';

/** A sign-in or a session, with its button at the end. */
export const SignInRow = styled.li`
  display: flex;
  /* Large text: the button is below. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-block-start: ${border.hair} solid ${color.line};
  overflow-wrap: anywhere;

  > :first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }

  b {
    font-weight: ${fontWeight.strong};
  }
  p {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  button {
    flex: none;
  }
  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;
