import type { TSchema } from 'typebox';
import type { Access, Route } from './route.js';
import { ROUTES } from './routes/index.js';
import { namedSchemas, withNames } from './schema-names.js';
import { ProblemView } from './schemas/views.js';

const REFUSALS: Readonly<Record<string, string>> = {
  400: 'The request cannot be read.',
  401: 'Nobody is signed in.',
  403: 'It is not allowed.',
  404: 'There is no such thing.',
  409: 'The house refuses it: the code and the clause say why.',
  413: 'It is too large.',
  415: 'It is not JSON.',
  422: 'It does not say what it must.',
  429: 'Too many requests.',
};

const PROBLEM = 'application/problem+json';

const forWhom = (access: Access): string =>
  access === 'public' ? 'For everybody.' : `For: ${access.join(', ')}.`;

const parametersOf = (schema: TSchema | undefined, place: 'path' | 'query'): readonly object[] => {
  if (schema === undefined || !('properties' in schema)) return [];
  const required = 'required' in schema ? (schema.required as readonly string[]) : [];
  return Object.entries(schema.properties as Readonly<Record<string, TSchema>>).map(
    ([name, asked]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: withNames(asked),
    }),
  );
};

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A name of your own for this order. The same name again gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
};

const refusalsOf = ({ access, body, keyed, params }: Route): readonly string[] => [
  ...(access === 'public' ? [] : ['401', '403']),
  ...(params === undefined ? [] : ['404']),
  ...(body === undefined ? [] : ['400', '413', '415']),
  ...(keyed === true ? ['409'] : []),
  '422',
  '429',
];

const operationOf = (route: Route): object => {
  const { answer, status = 200 } = route;
  const content =
    answer.schema === null && answer.type === undefined
      ? {}
      : {
          content: {
            [(answer.type ?? 'application/json').split(';')[0] ?? '']: {
              schema: answer.schema === null ? { type: 'string' } : withNames(answer.schema),
            },
          },
        };
  const refusals = refusalsOf(route)
    .toSorted()
    .map((code) => [
      code,
      {
        description: REFUSALS[code],
        content: { [PROBLEM]: { schema: withNames(ProblemView) } },
      },
    ]);
  return {
    operationId: route.operation,
    tags: [route.tag],
    summary: route.summary,
    description: forWhom(route.access),
    ...(route.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route.keyed === true ? [KEY_PARAMETER] : []),
    ],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: withNames(route.body.schema) } },
          },
        }),
    responses: {
      [String(status)]: { description: answer.description, ...content },
      ...Object.fromEntries(refusals),
    },
  };
};

const pathsOf = (routes: readonly Route[]): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
};

/** The page that says what this API is, made from the routes and schemas that it runs on. */
export const openApi = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Baize',
    version: '1',
    summary: 'Casino poker tables by the book.',
    description:
      'Orders are POSTs with an Idempotency-Key. Refusals are problem documents with a code, a sentence and the clause. Amounts are whole cents.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  paths: pathsOf(ROUTES),
  components: {
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'baize',
        description: 'Set by signing in; `__Host-baize` over https.',
      },
    },
    schemas: namedSchemas(),
  },
});

export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`;
