import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../contract/services';

export interface ActionContext {
  services: Services;
  /** Empties and reseeds the database. */
  reset: () => Promise<void>;
  /** The portal's base path on this server. */
  base: string;
}

/** One action of the operator: a POST with JSON or with a form of the page. */
export interface Action<Input> {
  /** Below /sandbox. `:id` is the row. */
  path: string;
  /** JSON schema of the body's properties, with the required ones by name. */
  body: Record<string, object>;
  required?: string[];
  /** A JSON caller gets the answer with `status: true`, and the page shows `message`. */
  run: (input: Input, context: ActionContext) => Promise<{ message: string } & Record<string, unknown>>;
}

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;

/** The redirect after a form, with the text to show there. */
export const backToPage = (kind: 'done' | 'error', text: string) =>
  `/sandbox?${new URLSearchParams({ [kind]: text }).toString()}`;

/** Serves an action. Its input is the body with the path's `id`. */
export function serveAction<Input>(
  app: FastifyInstance,
  action: Action<Input>,
  context: ActionContext,
): void {
  const byId = action.path.includes(':id');
  app.post(action.path, {
    schema: {
      body: {
        type: 'object',
        additionalProperties: false,
        properties: action.body,
        required: action.required ?? [],
      },
      ...(byId && {
        params: {
          type: 'object',
          properties: { id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
          required: ['id'],
        },
      }),
    },
    // A missing body equals an empty one.
    preValidation: (request, _reply, done) => {
      request.body ??= {};
      done();
    },
    handler: async (request, reply) => {
      const input = { ...(request.params as object), ...(request.body as object) } as Input;
      const answer = await action.run(input, context);
      if (isForm(request)) return reply.redirect(backToPage('done', answer.message), 303);
      return { status: true, ...answer };
    },
  });
}
