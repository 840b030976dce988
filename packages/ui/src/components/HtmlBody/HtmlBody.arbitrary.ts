import fc from 'fast-check';
import { allowed } from './sanitizeHtml';

const words = (list: string) => list.split(' ');

const tag = fc.constantFrom(
  ...allowed.tags,
  ...words('script style svg math mtext mglyph annotation-xml foreignObject desc template form input button'),
  ...words('select option textarea iframe object embed base link meta title noscript noembed xmp plaintext'),
  ...words('body html head frameset video audio source x-card'),
);
const attribute = fc.constantFrom(
  ...allowed.attributes,
  ...words('onerror onload onclick onfocus ontoggle onbegin style class id name srcdoc is xlink:href action'),
  ...words('formaction srcset poster background data-x role tabindex target'),
);
const value = fc.oneof(
  fc.constantFrom(
    ...[
      'boom()',
      'javascript:boom()',
      'java\tscript:boom()',
      'data:text/html,<script>boom()</script>',
      'x',
      '',
    ],
    ...[
      'https://evil.example/a',
      '//evil.example/a',
      'https://ok.example/',
      'mailto:a@b.example',
      'http://a.example',
    ],
    ...[
      '/images/a.png',
      '/images/../api/x',
      '&#106;avascript:boom()',
      '"><img src=x onerror=boom()>',
      '</style>',
    ],
  ),
  fc.string({ maxLength: 12 }),
);
const quote = fc.constantFrom('"', "'", '');
const attributeText = fc
  .tuple(attribute, quote, value)
  .map(([name, mark, text]) => ` ${name}=${mark}${text}${mark}`);
const filler = fc.constantFrom(
  'text',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '\u0000',
  '<',
  '>',
  '&lt;',
  '<?x ?>',
  '</p>',
);

/** Markup from a hostile operator, a broken editor or an interrupted connection. */
export const markup = fc
  .array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc
          .tuple(tag, fc.array(attributeText, { maxLength: 4 }))
          .map(([t, a]) => `<${t}${a.join('')}>`),
      },
      { weight: 3, arbitrary: tag.map((t) => `</${t}>`) },
      { weight: 2, arbitrary: filler },
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.join(''));
