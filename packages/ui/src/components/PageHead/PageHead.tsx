import { keepFigures } from '../../text/format/keepFigures';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../../tokens';
import { PageTitle } from '../PageTitle/PageTitle';

export interface PageHeadProps {
  /** The page's heading. */
  title: string;
  /** A line under the title: what is listed, or the zone of its times. */
  note?: ReactNode;
  /** A link, a button or a field at the end of the line. */
  aside?: ReactNode;
  /** On phones the aside has a line of its own. */
  asideFills?: boolean;
  /** Content under title and note that needs more than a line, such as a legend. */
  children?: ReactNode;
  /** A class for a page that lays out its head in its own way. */
  className?: string;
}

/** The head that every page begins with. */
export function PageHead({ title, note, aside, asideFills = false, children, className }: PageHeadProps) {
  return (
    <Head className={className}>
      <div>
        <PageTitle>{title}</PageTitle>
        {note !== undefined && <Note>{keepFigures(note)}</Note>}
        {children}
      </div>
      {aside !== undefined && <Aside $fills={asideFills}>{aside}</Aside>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  margin-block-start: ${space.half};
  color: ${color.inkMuted};
`;

const Aside = styled.div<{ $fills: boolean }>`
  ${media.phone} {
    ${({ $fills }) => $fills && 'inline-size: 100%;'}
  }
`;
