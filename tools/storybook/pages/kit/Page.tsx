import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../../../packages/ui/src/tokens';

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

export const PageTitle = styled.h1`
  font-size: ${fontSize.hero};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.02em;
`;

export const PageLead = styled.p`
  max-inline-size: 46rem;
  padding-block-start: ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.figure};
`;
