import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  border,
  color,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  space,
} from '../../../../packages/ui/src/tokens';

interface PageProps {
  title: string;
  /** One or two sentences on the page's content and purpose. */
  lead: ReactNode;
  children: ReactNode;
}

/** A Storybook page: its title, its purpose and its blocks in a column. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Unstyled>
      <Blocks>
        <header>
          <PageTitle>{title}</PageTitle>
          <PageLead>{lead}</PageLead>
        </header>
        {children}
      </Blocks>
    </Unstyled>
  );
}

const Blocks = styled.div`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }
`;

const PageTitle = styled.h1`
  font-size: ${fontSize.hero};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.02em;
`;

/** What explains the text next to it. */
export const Muted = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
`;

const PageLead = styled(Muted)`
  max-inline-size: 46rem;
  padding-block-start: ${space[2]};
  font-size: ${fontSize.figure};
`;

/** A name in code. */
export const Code = styled.code`
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.label};
  overflow-wrap: anywhere;
`;

/** A list in columns of at least this width; a narrow page has one. */
export const Columns = styled.ul<{ $least: string; $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  gap: ${({ $gap = 5 }) => space[$gap]};
`;

/** An item of a list on a card, with a line between items and none at the ends. On a phone its columns are below each other. */
export const RuledRow = styled.li<{ $columns?: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns ?? 'none'};
  gap: ${space[1]} ${space[5]};
  padding-block: ${space[3]};
  border-block-start: ${border.hair} solid ${color.line};

  &:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A page's search and filters in one row: the field first, the number of results last. */
export const SearchBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[5]};
  color: ${color.inkMuted};

  > :first-child {
    flex: 1 1 16rem;
    max-inline-size: 30rem;
  }

  > p {
    padding-block-end: ${space[2]};
  }
`;
