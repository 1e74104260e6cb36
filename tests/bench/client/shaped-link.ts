/** How a network is: milliseconds there and back, and bits a second towards the browser. */
export interface Shape {
  roundTripMs: number;
  bitsPerSecond: number;
}

/** What is sent in one go: then it is another answer's turn. */
const PACKET_BYTES = 1460;

/** An answer on its way to the browser. */
interface Answer {
  left: Buffer;
  isWhole: boolean;
  arrived: (packet: Buffer) => void;
  ended: () => void;
}

/**
 * A link that all answers share, as on a phone: what one takes, the others wait for. A browser's own throttling gives each
 * request the whole of it.
 */
export class ShapedLink {
  readonly #shape: Shape;
  /** Those that have something to send, by their turns. */
  readonly #row: Answer[] = [];
  /** When the last packet has left, in milliseconds of this process's clock. */
  #freeAt = 0;
  #isSending = false;

  constructor(shape: Shape) {
    this.#shape = shape;
  }

  /** Resolves when something has gone one way, or as many round trips as it takes. */
  travel(roundTrips = 0.5): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, roundTrips * this.#shape.roundTripMs));
  }

  /** The way of an answer: what it is given arrives in its order, as soon as the link has had room for it. */
  open(arrived: Answer['arrived'], ended: Answer['ended']) {
    const answer: Answer = { left: Buffer.alloc(0), isWhole: false, arrived, ended };
    return {
      send: (bytes: Buffer) => {
        answer.left = Buffer.concat([answer.left, bytes]);
        this.#queue(answer);
      },
      end: () => {
        answer.isWhole = true;
        this.#queue(answer);
      },
    };
  }

  #queue(answer: Answer): void {
    if (!this.#row.includes(answer)) this.#row.push(answer);
    if (!this.#isSending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    for (let answer = this.#row.shift(); answer; answer = this.#row.shift()) {
      const packet = answer.left.subarray(0, PACKET_BYTES);
      answer.left = answer.left.subarray(PACKET_BYTES);
      const durationMs = (packet.length * 8000) / this.#shape.bitsPerSecond;
      this.#freeAt = Math.max(this.#freeAt, performance.now()) + durationMs;
      await until(this.#freeAt);
      const { arrived, ended } = answer;
      if (packet.length > 0) void this.travel().then(() => arrived(packet));
      if (answer.left.length > 0) this.#queue(answer);
      else if (answer.isWhole && !this.#row.includes(answer)) void this.travel().then(ended);
    }
    this.#isSending = false;
  }
}

/** Timers are late by up to a millisecond, which must not add up. */
async function until(moment: number): Promise<void> {
  const wait = moment - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
