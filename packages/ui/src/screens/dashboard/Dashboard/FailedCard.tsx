import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import type { Remote } from '../../../remote';

interface FailedCardProps {
  /** What failed to load. */
  name: string;
  failure: Extract<Remote<unknown>, { state: 'failed' }>;
}

/** Replaces a row of cards that failed to load. */
export function FailedCard({ name, failure }: FailedCardProps) {
  return (
    <Flat padded={false} aria-label={name}>
      <ErrorState message={failure.message} reference={failure.reference} onRetry={failure.onRetry} />
    </Flat>
  );
}

const Flat = styled(Card)`
  display: grid;
`;
