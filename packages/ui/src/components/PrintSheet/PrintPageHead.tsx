import styled from 'styled-components';
import { printedColours, space } from '../../tokens';
import { Brand } from '../Brand/Brand';
import { PageTitle } from '../PageTitle/PageTitle';

export interface PrintPageHeadProps {
  /** The name of the document. */
  title: string;
  className?: string;
}

/** The head of a printed page: its issuer and its title. */
export function PrintPageHead({ title, className }: PrintPageHeadProps) {
  return (
    <Head className={className}>
      <Brand />
      <PageTitle>{title}</PageTitle>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-block-end: ${space[4]};
  /* The mark keeps its colours on paper. */
  ${printedColours}
`;
