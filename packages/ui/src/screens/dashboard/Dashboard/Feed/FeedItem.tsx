import type { ReactNode } from 'react';
import { keepFigures } from '../../../../text/format/keepFigures';
import styled, { css } from 'styled-components';
import { Link } from '../../../../components/Link/Link';
import { bothZonesText } from '../../../../text/format/bothZones';
import { isoDate } from '../../../../text/format/dates';
import { color, fontSize, fontWeight, media, space } from '../../../../tokens';
import { narrow } from '../Widget';

interface FeedItemProps {
  title: string;
  /** The server's date-time. */
  moment: string | undefined;
  /** The displayed time. The tooltip has the exact one. */
  shown: ReactNode;
  /** Plain text, cut to two lines. */
  text?: string;
  /** Where the full text is. Without it, the title is not a link. */
  href?: string | undefined;
}

/** A title with its time, and the start of its text. Its direction follows the server's text. */
export function FeedItem({ title, moment, shown, text, href }: FeedItemProps) {
  return (
    <Item>
      <Title dir="auto" title={title}>
        {href === undefined ? title : <Link href={href}>{title}</Link>}
      </Title>
      <Time dateTime={isoDate(moment)} title={bothZonesText(moment)}>
        {shown}
      </Time>
      {text !== undefined && <Text dir="auto">{keepFigures(text)}</Text>}
    </Item>
  );
}

/* The whole item and some space around it is the link, because the title alone is too low for a finger. */
const Item = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[3]};

  a::after {
    content: '';
    position: absolute;
    inset-block: calc(-1 * ${space[2]});
    inset-inline: 0;
    ${media.handheld} {
      inset-block: calc(-1 * ${space[3]});
    }
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* At most two lines of text. */
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

/* It is above the link, so a mouse can reach its tooltip. */
const Time = styled.time`
  position: relative;
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
