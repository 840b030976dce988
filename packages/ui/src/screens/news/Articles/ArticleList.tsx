import styled from 'styled-components';
import { ListSheet, type ListSlot } from '../../../components/ListContainer/ListSheet';
import { border, color, fontSize, space } from '../../../tokens';
import type { Article } from './article';
import { ArticleItem, type ArticleContext } from './ArticleItem';
import { ArticleSkeleton } from './ArticleSkeleton';

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

/** Stacked articles with a hairline between them. */
export function ArticleList({ now, imageBase, own, linkedId, variant = 'story', ...slot }: ArticleListProps) {
  return (
    <ListSheet {...slot} expectedRows={variants[variant].expected} isKept={({ id }) => id === linkedId}>
      {(rows) => (
        <Articles aria-label={slot.caption} $variant={variant}>
          {typeof rows === 'number'
            ? Array.from({ length: rows }, (_, index) => (
                <li key={index}>
                  <ArticleSkeleton lines={variants[variant].lines} />
                </li>
              ))
            : rows.map((article) => (
                <li key={article.id}>
                  <ArticleItem
                    article={article}
                    now={now}
                    imageBase={imageBase}
                    own={own}
                    linked={article.id === linkedId}
                  />
                </li>
              ))}
        </Articles>
      )}
    </ListSheet>
  );
}

/* The articles' columns follow the width of the sheet, not of the window. */
const Articles = styled.ol<{ $variant: keyof typeof variants }>`
  --article-gap: ${({ $variant }) => variants[$variant].gap};
  --article-title: ${({ $variant }) => variants[$variant].title};
  --article-text: ${({ $variant }) => variants[$variant].text};
  container-type: inline-size;
  padding: 0;
  list-style: none;

  > li {
    border-block-start: ${border.hair} solid ${color.line};
  }
`;
