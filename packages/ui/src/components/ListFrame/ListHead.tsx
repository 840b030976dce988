import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../tokens';

export interface ListHeadProps {
  /** The page's heading. */
  title: string;
  /** A line under it: what is listed, the zone of its times. */
  note?: ReactNode;
  /** At the end of the line: a link or a button. */
  aside?: ReactNode;
}

/** What the page of a list begins with. */
export function ListHead({ title, note, aside }: ListHeadProps) {
  return (
    <Head>
      <div>
        <Title>{title}</Title>
        {note !== undefined && <Note>{note}</Note>}
      </div>
      {aside !== undefined && <div>{aside}</div>}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  padding-block-end: ${space[2]};
  overflow-wrap: anywhere;
`;

const Title = styled.h1`
  font-size: ${fontSize.page};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.022em;
  line-height: 1.2;
`;

const Note = styled.p`
  margin-block-start: ${space.half};
  color: ${color.inkMuted};
`;
