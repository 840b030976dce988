import styled from 'styled-components';
import { border, control, media } from '../../tokens';
import { bareControl, FieldBox } from '../Field/FieldBox';

/** The box around a TextArea. */
export const TextAreaBox = styled(FieldBox)`
  align-items: stretch;
`;

/**
 * The bare control. It starts with `$lines`, grows to three times that height (at least six lines), then
 * scrolls.
 */
export const TextArea = styled.textarea<{ $lines: number }>`
  ${bareControl}
  field-sizing: content;
  /* One line stands where it stands in a field of one line. */
  --room: calc(${control.input} - 2 * ${border.hair} - 1lh);
  min-block-size: calc(${({ $lines }) => $lines} * 1lh + var(--room));
  max-block-size: calc(${({ $lines }) => Math.max(6, $lines * 3)} * 1lh + var(--room));
  padding-block: calc(var(--room) / 2);
  resize: none;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;

  ${media.handheld} {
    --room: calc(${control.touch} - 2 * ${border.hair} - 1lh);
  }
`;
