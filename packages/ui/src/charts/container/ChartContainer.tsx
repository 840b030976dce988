import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/Button/LinkButton';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { ErrorState } from '../../components/ErrorState/ErrorState';
import { useExportQuestion } from '../../components/ExportButton/useExportQuestion';
import { Icon } from '../../components/Icon/Icon';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { commonMessages } from '../../text/commonMessages';
import { exportMessages } from '../../text/exportMessages';
import { color, control, duration, fontSize, media, space } from '../../tokens';
import { hidden } from '../../theme/hidden';
import { SeriesStyle } from '../../theme/SeriesStyle';
import type { ChartProps, Sheet, Summary } from '../chart';
import { chartMessages } from '../messages';
import { getElementProps } from '../../components/elementProps';
import { Headline } from './Headline';
import { Legend, type LegendProps } from './Legend';
import { usePatterns, type GetFill } from './Patterns';
import { ChartTable, type ReadTable } from './ChartTable';

interface Seen {
  last: string | undefined;
  news: string;
}

/**
 * The announcement of a changed chart: its new sentence, once loaded. The first one is read with the page.
 * Undefined while loading.
 */
function useNews(sentence: string | undefined): string {
  const [seen, setSeen] = useState<Seen>({ last: undefined, news: '' });
  if (sentence === undefined || sentence === seen.last) return seen.news;
  const next = { last: sentence, news: seen.last === undefined ? '' : sentence };
  setSeen(next);
  return next.news;
}

/** The tools for drawing a chart. */
export interface Pens {
  getFill: GetFill;
  /** Switches to the table. */
  onTableOpen: () => void;
}

interface ChartContainerProps<Data extends Summary> extends ChartProps<Data> {
  /** For charts with selectable series. */
  legend?: Pick<LegendProps, 'chosen' | 'onSelect' | 'outline'>;
  isEmpty: (data: Data) => boolean;
  /** The data as a table to read, created on demand. */
  getTable: (data: Data) => ReadTable;
  /** The data as a table for a file, with plain cells. */
  getSheet: (data: Data) => Sheet;
  /** Renders the chart. */
  children: (data: Data, pens: Pens) => ReactNode;
}

/**
 * The container of every chart: summary above, legend and table below. All states have the same height, to avoid
 * a layout shift. A changed summary is announced.
 */
export function ChartContainer<Data extends Summary>(props: ChartContainerProps<Data>) {
  const { remote, empty, isEmpty } = props;
  const data = remote.state === 'ready' ? remote.data : undefined;
  const news = useNews(data && (isEmpty(data) ? empty.title : data.sentence));
  return (
    <StageSize {...getElementProps(props)}>
      <ChartState {...props} />
      <LiveRegion>
        <span className={hidden}>{news}</span>
      </LiveRegion>
    </StageSize>
  );
}

/** A single state of the container. */
function ChartState<Data extends Summary>(props: ChartContainerProps<Data>) {
  const { figure, name, unit, series, remote, empty, onSave, onEarlierRequest, legend } = props;
  const { isEmpty, getTable, getSheet, children } = props;
  const [asTable, setAsTable] = useState(false);
  const { ask, question } = useExportQuestion();
  const way = useRef<HTMLButtonElement>(null);
  const onTableOpen = () => {
    // The chart is removed while it has the focus.
    way.current?.focus();
    setAsTable(true);
  };
  // Counts are never hidden.
  const save = (saved: () => void) => (unit === 'money' ? ask(saved) : saved());
  const { defs, getFill } = usePatterns(series.map(({ tone }) => tone));
  if (remote.state === 'failed') {
    return (
      <Whole>
        <ErrorState message={remote.message} reference={remote.reference} onRetry={remote.onRetry} />
      </Whole>
    );
  }
  const data = remote.state === 'ready' ? remote.data : undefined;
  const isReading = remote.state === 'ready' && remote.refreshing === true;
  if (data && isEmpty(data)) {
    return (
      <Whole>
        <EmptyState {...empty} />
      </Whole>
    );
  }
  return (
    // New with the data, so the legend is drawn where it stays.
    <Container key={data ? 'drawn' : 'waiting'} aria-busy={!data}>
      <SeriesStyle />
      {defs}
      <Headline figure={figure} unit={unit} summary={data} />
      {!data && <Skeleton variant="block" blockSize="14rem" />}
      {data && asTable && <ChartTable name={name} {...getTable(data)} />}
      {data && !asTable && <Appear>{children(data, { getFill, onTableOpen })}</Appear>}
      <Foot>
        {series.length > 1 && <Legend {...legend} series={series} getFill={getFill} />}
        <Ways $waiting={!data}>
          {data?.part !== undefined && <span>{data.part}</span>}
          {data?.part !== undefined && onEarlierRequest && (
            <LinkButton aria-disabled={isReading} onClick={isReading ? undefined : onEarlierRequest}>
              {isReading ? commonMessages.loading : chartMessages.earlier}
            </LinkButton>
          )}
          {data && asTable && onSave && (
            <Button
              size="small"
              icon={<Icon name="deposit" />}
              onClick={() => save(() => onSave(getSheet(data)))}
            >
              {exportMessages.exportCsv}
            </Button>
          )}
          <LinkButton ref={way} onClick={() => setAsTable(!asTable)}>
            {asTable ? chartMessages.asChart : chartMessages.asTable}
          </LinkButton>
        </Ways>
        {question}
      </Foot>
    </Container>
  );
}

const StageSize = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
`;

/* The height of headline, chart with labels, and legend, in all states. */
const least = '20.25rem';

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${space[2]};
  min-block-size: ${least};
`;

const Whole = styled(Container)`
  grid-template-rows: 1fr;
  align-items: center;
`;

const Appear = styled.div`
  @starting-style {
    opacity: 0;
  }
  transition: opacity ${duration.base};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-block-size: ${control.small};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};

  ${media.phone} {
    min-block-size: ${control.touch};
  }
`;

/* Keeps its height while there is no data. */
const Ways = styled.div<{ $waiting: boolean }>`
  visibility: ${({ $waiting }) => ($waiting ? 'hidden' : 'visible')};
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${space[3]};
  margin-inline-start: auto;

  ${media.print} {
    display: none;
  }
`;
