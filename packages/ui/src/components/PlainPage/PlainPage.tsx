import { use, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageTitle } from '../PageTitle/PageTitle';
import { color, space } from '../../tokens';
import { Brand } from '../Brand/Brand';
import { InShellContext } from './InShellContext';
import { LostBranch } from './LostBranch';

export interface PlainPageProps {
  title: string;
  /** A sentence about what happened. */
  children: ReactNode;
  /** The link or button to continue. */
  action: ReactNode;
}

/** A page with one message and one action, on its own or inside the shell. */
export function PlainPage({ title, children, action }: PlainPageProps) {
  const body = (
    <Middle>
      <LostBranch />
      <Title>{title}</Title>
      <Message>{children}</Message>
      {action}
    </Middle>
  );
  if (use(InShellContext)) return body;
  return (
    <Page>
      <Brand />
      {body}
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[8]};
  min-block-size: 100dvh;
  padding: ${space[6]} ${space[6]} ${space[16]};
`;

const Middle = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding-block: ${space[8]};
  text-align: center;

  > :last-child {
    margin-block-start: ${space[4]};
  }
`;

const Title = styled(PageTitle)`
  text-wrap: balance;
`;

const Message = styled.p`
  color: ${color.inkMuted};
  text-wrap: balance;
`;
