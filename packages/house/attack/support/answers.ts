/** An answer as the attack looks at it. */
export interface Seen {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Of a problem; empty for any other answer. */
  readonly code: string;
}

const codeIn = (text: string): string => {
  try {
    const parsed = JSON.parse(text) as { readonly code?: unknown } | null;
    return typeof parsed?.code === 'string' ? parsed.code : '';
  } catch {
    return '';
  }
};

/** Reads an answer to its end; of a live stream only the beginning. */
export const seen = async (response: Response, abort: AbortController): Promise<Seen> => {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    abort.abort();
    return { status: response.status, type, text: '', code: '' };
  }
  const text = await response.text();
  return { status: response.status, type, text, code: codeIn(text) };
};

/** What no answer may be: a failure of ours, or a refusal that is no problem document. */
export const badAnswer = ({ status, type, text, code }: Seen): string | null => {
  if (status >= 500) return `answered ${status} ${code}`;
  if (status < 400) return null;
  if (!type.startsWith('application/problem+json'))
    return `${status} is no problem document: ${type}`;
  return code === '' ? `${status} without a code: ${text.slice(0, 80)}` : null;
};
