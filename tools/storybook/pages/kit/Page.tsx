import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, fontSize, fontWeight, space } from '../../../../packages/ui/src/tokens';

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

const PageLead = styled.p`
  max-inline-size: 46rem;
  padding-block-start: ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.figure};
`;

/** An item of a list on a card, with a line between items and none at the ends. The page sets its columns. */
export const RuledRow = styled.li`
  display: grid;
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
