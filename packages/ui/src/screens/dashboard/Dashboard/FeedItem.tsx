import styled, { css } from 'styled-components';
import { formatDate, isoDate } from '../../../text/format/dates';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { narrow } from './widths';

interface FeedItemProps {
  title: string;
  /** The server's date-time. */
  moment: string | undefined;
  /** How it stands on the page; the exact one is the tooltip. */
  shown: string;
  /** Plain text; two lines of it are shown. */
  text?: string;
}

/** A title with its time, and what it begins with. */
export function FeedItem({ title, moment, shown, text }: FeedItemProps) {
  return (
    <Item>
      <Title title={title}>{title}</Title>
      <Time dateTime={isoDate(moment)} title={formatDate(moment, 'dayTime')}>
        {shown}
      </Time>
      {text !== undefined && <Text>{text}</Text>}
    </Item>
  );
}

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[3]};

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Two lines at most. */
const clamped = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

const Title = styled.h3`
  ${clamped}
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.link};
  line-height: 1.5;
`;

const Time = styled.time`
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
  line-height: calc(1.5 * ${fontSize.base});
  white-space: nowrap;
`;

const Text = styled.p`
  grid-column: 1 / -1;
  ${clamped}
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  line-height: calc(1.5 * ${fontSize.base});
`;
