"""The two Lua steps on a topic's position and log; each is atomic, so a number and its log entry never part.

A topic has a hash (e: epoch, n: last number) and a capped stream whose entry ids are the numbers. The hash is made with
a random epoch when it is absent, which is how clients notice a Redis that has lost its data.
"""

PUBLISH = """
local log_size, log_seconds, position_seconds = ARGV[3], ARGV[4], ARGV[5]
local numbers, logged = {}, {}
local function is_logged(log, id)
  if not logged[log] then
    logged[log] = {}
    for _, entry in ipairs(redis.call('XREVRANGE', log, '+', '-')) do logged[log][entry[2][2]] = true end
  end
  return logged[log][id]
end
for i = 1, #KEYS / 2 do
  local position, log = KEYS[2 * i - 1], KEYS[2 * i]
  local topic, id, doubtful, body = ARGV[4 * i + 2], ARGV[4 * i + 3], ARGV[4 * i + 4], ARGV[4 * i + 5]
  if doubtful == '1' and is_logged(log, id) then
    numbers[i] = 0
  else
    local epoch = redis.call('HGET', position, 'e')
    if not epoch then
      epoch = ARGV[2]
      redis.call('DEL', log)
      redis.call('HSET', position, 'e', epoch, 'n', 0)
    end
    local number = redis.call('HINCRBY', position, 'n', 1)
    redis.call('EXPIRE', position, position_seconds)
    if log_size ~= '0' then
      local added = redis.pcall('XADD', log, 'MAXLEN', '~', log_size, number .. '-0', 'i', id, 'b', body)
      if type(added) == 'table' and added.err then
        redis.call('DEL', log)
        redis.call('XADD', log, number .. '-0', 'i', id, 'b', body)
      end
      redis.call('EXPIRE', log, log_seconds)
    end
    redis.call('PUBLISH', ARGV[1], topic .. '\\0' .. epoch .. '\\0' .. number .. '\\0' .. body)
    numbers[i] = number
  end
end
return numbers
"""

# Answers {epoch, last number, 1 when the asker must refetch, missed bodies}; an empty epoch only asks for the position.
CATCH_UP = """
local position, log = KEYS[1], KEYS[2]
local epoch = redis.call('HGET', position, 'e')
if not epoch then
  epoch = ARGV[1]
  redis.call('DEL', log)
  redis.call('HSET', position, 'e', epoch, 'n', 0)
  redis.call('EXPIRE', position, ARGV[5])
end
local last = tonumber(redis.call('HGET', position, 'n'))
if ARGV[2] == '' then return {epoch, last, 0, {}} end
local seen = tonumber(ARGV[3])
if ARGV[2] ~= epoch or seen > last or last - seen > tonumber(ARGV[4]) then return {epoch, last, 1, {}} end
if seen == last then return {epoch, last, 0, {}} end
local bodies = {}
for i, entry in ipairs(redis.call('XRANGE', log, (seen + 1) .. '-0', '+')) do bodies[i] = entry[2][4] end
if #bodies ~= last - seen then return {epoch, last, 1, {}} end
return {epoch, last, 0, bodies}
"""
