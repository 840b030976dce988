import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../../tokens';

interface AccessHeadProps {
  id?: string;
  title: string;
  /** What the screen asks for. */
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

const Title = styled.h1`
  font-size: ${fontSize.hero};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.022em;
  line-height: 1.2;
`;

const Introduction = styled.p`
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;
