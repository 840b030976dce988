import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../../../tokens';

interface PayLayoutProps {
  text: ReactNode;
  image: ReactNode;
  rule: ReactNode;
}

/** The layout of an address, loaded or not: its parts are stacked, with the image next to them where it fits. */
export function PayLayout({ text, image, rule }: PayLayoutProps) {
  return (
    <Grid>
      <Text>{text}</Text>
      <Image>{image}</Image>
      <Rule>{rule}</Rule>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};

  @container (min-width: 38rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`;

const Image = styled.div`
  @container (min-width: 38rem) {
    grid-area: 1 / 2 / span 2;
  }
`;

const Rule = styled.div`
  align-self: end;
`;
