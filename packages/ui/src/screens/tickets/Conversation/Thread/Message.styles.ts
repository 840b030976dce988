import styled from 'styled-components';
import { border, color, fontSize, media, radius, space } from '../../../../tokens/index';

/** One message: the images, and the text below them. */
export const MessageItem = styled.li<{ $own: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
  gap: ${space[1]};
  align-self: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  max-inline-size: min(34rem, 78%);

  ${media.phone} {
    max-inline-size: 88%;
  }
`;

export const Bubble = styled.div<{ $own: boolean }>`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: ${space[2]} ${space[3]} ${space[1.5]};
  border-radius: ${radius.card};
  border-end-end-radius: ${({ $own }) => ($own ? radius.tiny : radius.card)};
  border-end-start-radius: ${({ $own }) => ($own ? radius.card : radius.tiny)};
  background: ${({ $own }) => ($own ? color.accent : color.sunken)};
  color: ${({ $own }) => ($own ? color.onAccent : color.ink)};

  ${media.forcedColors} {
    border: ${border.hair} solid;
  }
`;

/** The text keeps its line breaks, and a right-to-left text keeps its direction. */
export const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

/** Author and time. */
export const Foot = styled.p<{ $onAccent?: boolean }>`
  color: ${({ $onAccent }) => ($onAccent ? 'inherit' : color.inkMuted)};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;

  b {
    color: ${color.bad};
  }
`;
