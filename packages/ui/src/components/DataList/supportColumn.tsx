import styled from 'styled-components';
import { noFigure } from '../../text/format/money';
import { overlayWords } from '../../text/overlayWords';
import { hidden } from '../../theme/hidden';
import { space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import type { Column } from './column';

/** A row that support can be asked about. */
export interface AskedAbout {
  /** Path of a new ticket with the subject and the row's code filled in; absent where nothing can be asked. */
  support?: string | undefined;
}

/**
 * The way from a row to support, after the specification's own columns. `nameOf` tells rows apart for those who can't see them.
 */
export const supportColumn = <Row extends AskedAbout>(
  nameOf: (row: Row) => string | undefined,
): Column<Row> => ({
  id: 'support',
  title: overlayWords.support,
  cell: (row) =>
    row.support === undefined ? (
      noFigure
    ) : (
      <Ask href={row.support} title={`${overlayWords.ask} ${overlayWords.supportAboutThis}`}>
        <Icon name="chat" />
        {overlayWords.ask}
        <span className={hidden}>
          {' '}
          {overlayWords.supportAboutThis}: {nameOf(row)}
        </span>
      </Ask>
    ),
  whole: true,
});

const Ask = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${space[6]};
`;
