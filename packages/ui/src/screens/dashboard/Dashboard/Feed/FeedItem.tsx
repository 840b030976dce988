import { useDirection } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';
import { keepFigures } from '../../../../text/format/keepFigures';
import styled, { css } from 'styled-components';
import { Link } from '../../../../components/Link/Link';
import { bothZonesText } from '../../../../text/format/bothZones';
import { isoDate } from '../../../../text/format/dates';
import { color, fontSize, fontWeight, media, space } from '../../../../tokens';
import { narrow } from '../widths';

interface FeedItemProps {
  title: string;
  /** The server's date-time. */
  moment: string | undefined;
  /** The time as the page shows it; the tooltip has the exact one. */
  shown: ReactNode;
  /** Plain text; two lines of it are shown. */
  text?: string;
  /** Where it stands in full; without one the title leads nowhere. */
  href?: string | undefined;
}

/** A title with its time, and the beginning of its text. It is laid out in the direction of the server's words. */
export function FeedItem({ title, moment, shown, text, href }: FeedItemProps) {
  const pageDirection = useDirection();
  return (
    <Item dir="auto">
      <Title title={title}>{href === undefined ? title : <Link href={href}>{title}</Link>}</Title>
      <Time dir={pageDirection} dateTime={isoDate(moment)} title={bothZonesText(moment)}>
        {shown}
      </Time>
      {text !== undefined && <Text>{keepFigures(text)}</Text>}
    </Item>
  );
}

/* All of the item, and some room around it, is the link: the title alone is too low for a finger. */
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

/* The text has two lines at most. */
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

/* Its tooltip stays in reach of a mouse. */
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
