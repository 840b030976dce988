import styled from 'styled-components';
import { color, fontSize, fontWeight } from '../../tokens';
import { edge, focusRing } from '../Field/FieldBox';

/** One digit's box. */
export const CodeBox = styled.input`
  ${edge}
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 3.25rem;
  padding: 0;
  text-align: center;
  font-size: ${fontSize.count};
  font-weight: ${fontWeight.current};
  caret-color: ${color.accentInk};

  &[aria-invalid='true'] {
    border-color: ${color.bad};
  }
  &:focus-visible {
    ${focusRing}
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkMuted};
    opacity: 1;
  }
`;
