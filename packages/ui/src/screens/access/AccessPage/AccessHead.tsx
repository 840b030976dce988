import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageTitle } from '../../../components/PageTitle/PageTitle';
import { color, fontSize, space } from '../../../tokens';

interface AccessHeadProps {
  id?: string;
  title: string;
  /** The screen's instruction. */
  children: ReactNode;
}

/** The title of a visitor's screen and the sentence under it. */
export function AccessHead({ id, title, children }: AccessHeadProps) {
  return (
    <Head>
      <Title id={id}>{title}</Title>
      <Introduction>{children}</Introduction>
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-block-end: ${space[2]};
`;

const Title = styled(PageTitle)`
  font-size: ${fontSize.hero};
`;

const Introduction = styled.p`
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;
