import { keepFigures } from '../../text/format/keepFigures';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../../tokens';
import { PageTitle } from '../PageTitle/PageTitle';
import type { ElementProps } from '../elementProps';

export interface PageHeadProps extends ElementProps<HTMLElement> {
  /** The page's heading. */
  title: string;
  /** A line under the title: the listed content, or the time zone. */
  note?: ReactNode;
  /** A link, a button or a field at the end of the line. */
  aside?: ReactNode;
  /** On phones the aside is short and stays next to the title. */
  asideCompact?: boolean | undefined;
  /** On phones the aside has its own line. */
  asideFills?: boolean;
  /** Content under title and note that needs more than one line, such as a legend. */
  children?: ReactNode;
}

/** The head of every page. */
export function PageHead({
  title,
  note,
  aside,
  asideFills = false,
  asideCompact = false,
  children,
  ...rest
}: PageHeadProps) {
  return (
    <Head $compact={asideCompact} {...rest}>
      <div>
        <PageTitle>{title}</PageTitle>
        {note !== undefined && <Note>{keepFigures(note)}</Note>}
        {children}
      </div>
      {aside !== undefined && (
        <Aside $compact={asideCompact} $fills={asideFills}>
          {aside}
        </Aside>
      )}
    </Head>
  );
}

const Head = styled.header<{ $compact: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  overflow-wrap: anywhere;

  /* Every title is at the same place, where the first paint draws it. */
  & > :first-child {
    align-self: start;
  }
  ${media.phone} {
    ${({ $compact }) => $compact && 'flex-wrap: nowrap; align-items: start;'}
  }
`;

const Note = styled.p`
  margin-block-start: ${space.half};
  color: ${color.inkMuted};
`;

const Aside = styled.div<{ $compact: boolean; $fills: boolean }>`
  ${media.phone} {
    ${({ $compact }) => $compact && 'flex: none;'}
    ${({ $fills }) => $fills && 'inline-size: 100%;'}
  }
`;
