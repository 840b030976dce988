import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, control, fontWeight, media, radius } from '../../tokens';

/** A button with the look of a link, when a second button would be too prominent. */
export function LinkButton(props: ComponentPropsWithRef<'button'>) {
  return <Face type="button" {...props} />;
}

const Face = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${radius.tiny};
  background: none;
  color: ${color.accentInk};
  font-weight: ${fontWeight.link};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
