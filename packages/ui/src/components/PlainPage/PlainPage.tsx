import { use, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageTitle } from '../PageTitle/PageTitle';
import { color, space } from '../../tokens';
import { Brand } from '../Brand/Brand';
import { InShellContext } from './InShellContext';
import type { ElementProps } from '../elementProps';

/** A tree with one broken branch. */
function LostBranch() {
  return (
    <Drawing viewBox="0 0 160 96" aria-hidden>
      <path d="M80 12C80 40 44 30 44 52M44 52C44 70 26 64 26 82M44 52C44 70 62 64 62 82" />
      <path className="lost" d="M80 12C80 40 116 30 116 52M116 52C116 68 133 62 134 76" />
      <g>
        <circle cx="80" cy="12" r="5" />
        <circle cx="44" cy="52" r="4" />
        <circle cx="26" cy="82" r="3" />
        <circle cx="62" cy="82" r="3" />
      </g>
      <circle className="gap" cx="134" cy="82" r="5" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 10rem;
  max-inline-size: 60vw;
  margin-block-end: ${space[4]};
  fill: none;
  stroke: ${color.legLeft};
  stroke-width: 1.5;
  stroke-linecap: round;

  g {
    fill: ${color.legLeft};
    stroke: none;
  }
  .lost {
    stroke: ${color.legRight};
    stroke-dasharray: 2 5;
  }
  .gap {
    stroke: ${color.legRight};
    stroke-dasharray: 2 3;
  }
`;

export interface PlainPageProps extends ElementProps<HTMLElement> {
  title: string;
  /** A sentence about what happened. */
  children: ReactNode;
  /** The link or button to continue. */
  action?: ReactNode;
}

/** A page with one message and one action, on its own or inside the shell. */
export function PlainPage({ title, children, action, ...rest }: PlainPageProps) {
  const inShell = use(InShellContext);
  const body = (
    <Middle {...(inShell && rest)}>
      <LostBranch />
      <Title>{title}</Title>
      <Message>{children}</Message>
      {action}
    </Middle>
  );
  if (inShell) return body;
  return (
    <Page {...rest}>
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

const Middle = styled.section`
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
