/** Row after row of something long, read a page at a time: each from the last row of the one before. */
export async function* pageByPage<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last)
    yield* rows
    last = rows.at(-1)
    if (last === undefined) return
  }
}
