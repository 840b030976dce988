import { formatFigureCount, type NamedFigure } from '../../text/figures/figure';
import type { CountFigure } from '../../text/figures/meanings';
import { Skeleton } from '../Skeleton/Skeleton';
import { FigureRow } from './FigureRow';

interface CountRowProps {
  of: NamedFigure<CountFigure>;
  /** Absent shows '--'. */
  value: number | undefined;
  loading?: boolean;
}

/** A count under its own name, in one line. */
export const CountRow = ({ of: { figure, title }, value, loading = false }: CountRowProps) => (
  <FigureRow label={title}>
    {loading ? <Skeleton inlineSize="3rem" /> : formatFigureCount(figure, value)}
  </FigureRow>
);
