import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../tokens';
import { ZoneNote } from './ZoneNote';

interface DatedHeadingProps {
  children: ReactNode;
  /** The moment of the zone's offset, in ms since 1970. Default: now. */
  now?: number;
}

/** The heading of a list inside a page, with its time zone at the end of the line. */
export function DatedHeading({ children, now }: DatedHeadingProps) {
  return (
    <Head>
      <Heading>{children}</Heading>
      <Zone>
        <ZoneNote {...(now !== undefined && { now })} />
      </Zone>
    </Head>
  );
}

const Head = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
`;

const Heading = styled.h2`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
  letter-spacing: -0.01em;
`;

const Zone = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
