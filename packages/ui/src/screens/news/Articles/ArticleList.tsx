import { useId } from 'react';
import styled from 'styled-components';
import { Day } from '../../../components/DataList/ListLines.styles';
import { toDays } from '../../../components/DataList/rowLines';
import { ListSheet, type ListSlot } from '../../../components/ListContainer/ListSheet';
import { dayKey, dayTitle } from '../../../text/format/days';
import { keepFigures } from '../../../text/format/keepFigures';
import { border, color, fontSize, space } from '../../../tokens';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Article } from './article';
import { ArticleItem, type ArticleContext } from './ArticleItem';
import { NoticeItem } from './NoticeItem';
import { Grid, Heading, measure, Title, When } from './ArticleItem.styles';

interface ArticleSkeletonProps {
  /** The line count of its text. */
  lines: number;
}

const widths = ['100%', '92%', '70%'];

/** The skeleton of an article. */
function ArticleSkeleton({ lines }: ArticleSkeletonProps) {
  return (
    <Grid as="div">
      <When>
        <Skeleton inlineSize="5rem" />
      </When>
      <Heading>
        <Title as="div">
          <Skeleton inlineSize="60%" />
        </Title>
      </Heading>
      <Lines>
        {widths.slice(-lines).map((width) => (
          <Skeleton key={width} inlineSize={width} />
        ))}
      </Lines>
    </Grid>
  );
}

const Lines = styled.div`
  grid-area: body;
  max-inline-size: ${measure};
  padding-block-start: ${space[1.5]};
  font-size: var(--article-text);
  line-height: 1.6;
`;

interface ArticleListProps extends ListSlot<Article>, ArticleContext {
  /** The article that a link leads to. It is shown and focused once it loads. */
  linkedId?: string | undefined;
  /** `note` is for short articles, which are smaller and closer together. */
  variant?: 'story' | 'note';
}

/** `expected` is how many articles fit a window. `lines` is their usual length. */
const variants = {
  story: { gap: space[6], title: fontSize.dialog, text: fontSize.title, expected: 4, lines: 3 },
  note: { gap: space[4], title: fontSize.figure, text: fontSize.base, expected: 8, lines: 1 },
} as const;

/** Articles below the heading of their day, with a hairline between them. */
export function ArticleList({ now, imageBase, linkedId, variant = 'story', ...slot }: ArticleListProps) {
  const id = useId();
  const Item = variant === 'note' ? NoticeItem : ArticleItem;
  return (
    <ListSheet {...slot} expectedRows={variants[variant].expected} isKept={({ id }) => id === linkedId}>
      {(rows) => (
        <Articles role="group" aria-label={slot.caption} $variant={variant}>
          {typeof rows === 'number' ? (
            <ol>
              {Array.from({ length: rows }, (_, index) => (
                <li key={index}>
                  <ArticleSkeleton lines={variants[variant].lines} />
                </li>
              ))}
            </ol>
          ) : (
            toDays(rows, ({ moment }) => dayKey(moment)).map(({ day, rows: own }, index) => (
              <section key={`${day}-${index}`} aria-labelledby={`${id}-${index}`}>
                <Day id={`${id}-${index}`}>{keepFigures(dayTitle(day, now))}</Day>
                <ol>
                  {own.map((article) => (
                    <li key={article.id}>
                      <Item
                        article={article}
                        now={now}
                        imageBase={imageBase}
                        linked={article.id === linkedId}
                      />
                    </li>
                  ))}
                </ol>
              </section>
            ))
          )}
        </Articles>
      )}
    </ListSheet>
  );
}

/* The articles' columns follow the width of the sheet, not of the window. */
const Articles = styled.div<{ $variant: keyof typeof variants }>`
  --article-gap: ${({ $variant }) => variants[$variant].gap};
  --article-title: ${({ $variant }) => variants[$variant].title};
  --article-text: ${({ $variant }) => variants[$variant].text};
  container-type: inline-size;

  /* Not the lists in a message. */
  > ol > li,
  > section > ol > li {
    border-block-start: ${border.hair} solid ${color.line};
  }
`;
