"""The Lua steps on a topic's position and log; each is atomic, so a number and its log entry never part.

A topic has a hash (e: epoch, n: last number) and a capped stream whose entry ids are the numbers. The hash is made with
a random epoch when it is absent, which is how clients notice a Redis that has lost its data.
"""

# ARGV: the bus's channel, an epoch for topics that have none, log size, seconds of a log, seconds of a position.
_NUMBER = """
local log_size, log_seconds, position_seconds = ARGV[3], ARGV[4], ARGV[5]
local function number_next(position, log, id, body)
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
  return epoch .. '\\0' .. number
end
"""

PUBLISH = f"""{_NUMBER}
local logged = {{}}
local function is_logged(log, id)
  if not logged[log] then
    logged[log] = {{}}
    for _, entry in ipairs(redis.call('XREVRANGE', log, '+', '-')) do logged[log][entry[2][2]] = true end
  end
  return logged[log][id]
end
for i = 1, #KEYS / 2 do
  local position, log = KEYS[2 * i - 1], KEYS[2 * i]
  local topic, id, doubtful, body = ARGV[4 * i + 2], ARGV[4 * i + 3], ARGV[4 * i + 4], ARGV[4 * i + 5]
  if doubtful ~= '1' or not is_logged(log, id) then
    local place = number_next(position, log, id, body)
    redis.call('PUBLISH', ARGV[1], topic .. '\\0' .. place .. '\\0' .. body)
  end
end
"""

# The same event on many topics, one message on the bus. A mark of its own says that it was done: looking for the row in
# each of the logs would take far longer. ARGV further: what the topics begin with, row, doubtful, body, then the ids.
FAN_OUT = f"""{_NUMBER}
local prefix, id, doubtful, body = ARGV[6], ARGV[7], ARGV[8], ARGV[9]
local done = KEYS[#KEYS]
if doubtful == '1' and redis.call('EXISTS', done) == 1 then return end
local heads = {{}}
for i = 1, (#KEYS - 1) / 2 do
  local place = number_next(KEYS[2 * i - 1], KEYS[2 * i], id, body)
  heads[i] = '\\1' .. ARGV[9 + i] .. '\\0' .. place
end
redis.call('SET', done, 1, 'EX', log_seconds)
redis.call('PUBLISH', ARGV[1], '\\1' .. prefix .. table.concat(heads) .. '\\2' .. body)
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
