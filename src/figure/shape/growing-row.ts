/** Numbers in a row, as the GPU takes them, that grows at its end. */
export class GrowingRow {
  #numbers = new Float32Array(3 * 1024);
  #length = 0;

  /** All numbers so far: to be read, and not kept over the next `grow`. */
  get numbers(): Float32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  /** Makes room for more numbers at the end; gives the whole row, to be written into. */
  grow(more: number): Float32Array {
    this.#length += more;
    if (this.#length > this.#numbers.length) {
      const before = this.#numbers;
      this.#numbers = new Float32Array(Math.max(this.#length, before.length * 2));
      this.#numbers.set(before);
    }
    return this.#numbers;
  }
}
